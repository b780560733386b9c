// @ts-nocheck: emcc runs this, not Node.
// For emcc's --js-library. Embind teaches JavaScript every C++ type it knows; only numbers and
// booleans cross the border here (cpp/bind.cpp), so the glue goes without strings, floats, views
// and vals. Measured with emcc 3.1.6: 2 KB of the gzipped download.
const nothing = {};
for (const type of ['std_string', 'std_wstring', 'memory_view', 'emval', 'float', 'bigint']) {
  nothing[`_embind_register_${type}`] = function ignore() {};
  nothing[`_embind_register_${type}__deps`] = [];
}
// The first is what 3.1.6 has, the second its newer name.
if (typeof addToLibrary === 'undefined') mergeInto(LibraryManager.library, nothing);
else addToLibrary(nothing);
