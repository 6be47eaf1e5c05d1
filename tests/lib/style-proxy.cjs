// Replaces every style sheet in unit tests. `styles.card` is "card", so that tests find it.
"use strict";

const classes = new Proxy(
  {},
  {
    get: (_target, name) => {
      if (name === "__esModule") return true;
      // Works for both `import styles from` and `import * as styles from`.
      return name === "default" ? module.exports : name;
    },
  },
);

// `import *` copies an object's own properties and keeps its prototype.
module.exports = Object.create(classes);
