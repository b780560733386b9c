// large: 600 s, installs projects whose tools weigh hundreds of MB
import { checkProjects } from '../projects/support/check.js';
import { projects } from './projects.js';

checkProjects(projects);
