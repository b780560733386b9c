/**
 * Addresses of the project, from its package.json by the build. A link whose address is not known
 * there is absent.
 * @type {{ source?: string, package?: string, docs?: string, license?: string }}
 */
export const LINKS = import.meta.env.PROJECT_LINKS;
