import type { ReactNode } from 'react';
import Link from 'next/link';
import { connection } from 'next/server';
import '../portal.css';

export const metadata = { title: 'Next.js', icons: { icon: 'data:,' } };

export default async function Layout({ children }: { children: ReactNode }) {
  // A nonce needs a page of its own for each request.
  await connection();
  return (
    <html lang="en">
      <body>
        <nav>
          <Link href="/">Home</Link> <Link href="/help">Help</Link>{' '}
          <Link href="/medicine">Medicine</Link>
        </nav>
        {children}
      </body>
    </html>
  );
}
