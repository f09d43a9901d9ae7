/** The part of a message that a summary repeats. The rest, such as a tree, was printed with the test. */
export const firstLine = (message) => message.trim().split('\n', 1)[0];
