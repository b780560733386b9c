import { checkProjects } from '../projects/support/check.js';
import { projects } from './projects.js';

checkProjects(projects);
