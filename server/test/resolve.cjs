/** How jest finds packages. Those that name no file for require() are found by the one for import, and turned into CommonJS. */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (missing) {
    if (request.startsWith('.')) throw missing;
    return options.defaultResolver(request, { ...options, conditions: ['node', 'import', 'default'] });
  }
};
