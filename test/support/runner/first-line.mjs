/** The part of a message that a summary repeats: what follows, such as a tree, was printed with the test. */
export const firstLine = (message) => message.trim().split('\n', 1)[0];
