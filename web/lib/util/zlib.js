/*! with fflate, (c) Arjun Barrett, MIT: licenses.txt */
// What is used of fflate: 3.7 KB gzipped in the bundles.
export { zlibSync } from 'fflate';
