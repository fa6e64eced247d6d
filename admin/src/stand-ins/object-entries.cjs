// In place of the package `object.entries`, which brings a dozen others to do what every browser does by itself.
module.exports = Object.entries;
