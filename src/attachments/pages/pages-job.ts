/** The job that makes a PDF. */
export const PAGES_JOB = 'pages';
