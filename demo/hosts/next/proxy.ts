import { NextResponse, type NextRequest } from 'next/server';

/** Each page gets a policy with a nonce of its own. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID();
  const policy =
    `default-src 'self'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; ` +
    `style-src 'self' 'nonce-${nonce}'; img-src 'self' data:`;
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = { matcher: ['/', '/help', '/medicine'] };
