/** The runner gives `describe` and `it` of Mocha to each page. */
/// <reference types="mocha" />
