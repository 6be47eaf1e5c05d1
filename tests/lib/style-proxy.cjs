// Replaces every style sheet: `styles.card` is "card", so that a test can find it by name.
"use strict";

module.exports = new Proxy(
  {},
  {
    get: (_target, name) => {
      if (name === "__esModule") return true;
      // Both `import styles from` and `import * as styles from` are in use.
      return name === "default" ? module.exports : name;
    },
  },
);
