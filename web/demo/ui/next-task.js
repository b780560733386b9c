/** Resolves in another task, so that the page can draw and answer before. @returns {Promise<unknown>} */
export const nextTask = () => new Promise((next) => setTimeout(next));
