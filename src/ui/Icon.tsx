/** Paths on a 24 × 24 grid, stroked in the text's colour. */
const PATHS = {
  chat: 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
  warning: 'M12 4 2.5 20h19zM12 10v4M12 17v.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5M12 8v.01',
  check: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.5l2.7 2.7L16 9.5',
  upload: 'M12 16V5M7.5 9 12 4.5 16.5 9M4 15v4h16v-4',
  camera: 'M4 7h4l2-3h4l2 3h4v12H4zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7',
  download: 'M12 5v11M7.5 12l4.5 4.5 4.5-4.5M4 20h16',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 15h6M9 18h4',
  pdf: 'M6 3h8l4 4v14H6zM14 3v4h4M9.5 18v-7h2.5a2 2 0 0 1 0 4H9.5',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9v.01',
  chevron: 'm9 6 6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  mail: 'M3 6h18v12H3zM3.5 6.5 12 13l8.5-6.5',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon. The text next to it has the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
