// Jest loads CommonJS, unless it runs with ES modules.
module.exports = { plugins: ['@babel/plugin-transform-modules-commonjs'] };
