import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import {
  Activity,
  createRef,
  StrictMode,
  Suspense,
  use,
  useEffect,
  type ComponentProps,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { MedicalAidInquiries as Inquiries } from '../../../src/class';
import { takeMissedEvents } from '../../../src/host/missed-events';
import type * as Entry from '../../../src/react';
import { screenShown, shadow } from '../../support/mount';
import { openContactWire, OPEN_QUERIES } from '../contact-us/answers';
import { ANYTHING, sendQuery } from '../tag/send-query';

type Props = ComponentProps<typeof Entry.MedicalAidInquiries>;

const IN_AFRIKAANS = { contactUs: { title: 'Hoe kan ons help?' } };
const FALLBACK = <a href="tel:0860000000">0860 000 000</a>;

/** The markup that every version of React renders on a server (see e2e/hosts/server-rendered). */
const FROM_SERVER =
  '<medical-aid-inquiries class="inquiries" timeline-url="/timeline" ' +
  'messages="{&quot;contactUs&quot;:{&quot;title&quot;:&quot;Hoe kan ons help?&quot;}}">' +
  '<a href="tel:0860000000">0860 000 000</a></medical-aid-inquiries>';

describe('the React component', () => {
  let { MedicalAidInquiries } = {} as typeof Entry;
  before(async () => {
    ({ MedicalAidInquiries } = await import('../../../src/react'));
  });
  const roots: Root[] = [];
  const place = () => document.body.appendChild(document.createElement('main'));
  const keep = (root: Root) => {
    roots.push(root);
    return root;
  };
  afterEach(() => {
    for (const root of roots.splice(0)) root.unmount();
    document.querySelectorAll('main').forEach((main) => {
      main.remove();
    });
  });

  const component = (props: Props) => (
    <StrictMode>
      <MedicalAidInquiries {...props}>{FALLBACK}</MedicalAidInquiries>
    </StrictMode>
  );

  /** Renders the component as a page does. `rerender` passes other props. */
  async function render(props: Props) {
    const root = keep(createRoot(place()));
    const rerender = (next: Props) => {
      root.render(component(next));
    };
    rerender(props);
    const element = await waitFor(() => {
      const found = document.querySelector('main > medical-aid-inquiries');
      if (!found) throw new Error('React has not rendered');
      return found;
    });
    await screenShown(element);
    return { element, rerender, root };
  }

  const dispatch = (element: Element, name: string) =>
    element.dispatchEvent(new CustomEvent(name, { detail: null, bubbles: true, composed: true }));

  it('hydrates the page of a server with every prop, and sends no request twice', async () => {
    const wire = await openContactWire();
    const sent: unknown[] = [];
    const props: Props = {
      className: 'inquiries',
      hidden: false,
      timelineUrl: '/timeline',
      messages: IN_AFRIKAANS,
      onQuerySubmitted: ({ detail }) => sent.push(detail.referenceNumber),
    };
    const main = place();
    main.innerHTML = FROM_SERVER;
    const [element] = main.children;
    if (!element) throw new Error('The server has rendered nothing');
    keep(hydrateRoot(main, component(props)));
    await shadow(element).findByRole('heading', { name: 'Hoe kan ons help?' });
    await sendQuery(element, ANYTHING);
    await shadow(element).findByText('4711');
    expect(main.children).to.have.lengthOf(1);
    expect(main.firstElementChild).to.equal(element);
    expect(sent).to.deep.equal(['4711']);
    expect(await wire.requests(OPEN_QUERIES)).to.have.lengthOf(1);
  });

  it('follows changed props: texts, objects, and their removal', async () => {
    await openContactWire();
    const { element, rerender } = await render({ siteRoot: '/home' });
    rerender({ origin: 'medxpress', messages: IN_AFRIKAANS });
    await shadow(element).findByRole('heading', { name: 'Hoe kan ons help?' });
    expect(element.getAttribute('origin')).to.equal('medxpress');
    expect(element.hasAttribute('site-root')).to.equal(false);
    rerender({});
    await shadow(element).findByRole('heading', { name: 'How can we help?' });
    expect(element.hasAttribute('messages')).to.equal(false);
  });

  it('leaves no attribute of any tag behind when its prop is removed', async () => {
    await openContactWire();
    const props: Props = {
      dir: 'ltr',
      id: 'inquiries',
      lang: 'af',
      role: 'region',
      slot: 'main',
      tabIndex: -1,
      title: 'Navrae',
    };
    const { element, rerender } = await render({ ...props, className: 'first' });
    const before = element.getAttributeNames();
    expect(before).to.include.members(['dir', 'id', 'lang', 'role', 'slot', 'tabindex', 'title']);
    rerender({ className: 'later' });
    await waitFor(() => {
      expect(element.className).to.equal('later');
    });
    expect(element.getAttributeNames()).to.deep.equal(['class']);
  });

  it('writes truth values of ARIA and data attributes as every React does', async () => {
    await openContactWire();
    const { element } = await render({
      'aria-busy': true,
      'aria-hidden': false,
      'data-tour': true,
    } as Props);
    expect(element.getAttribute('aria-busy')).to.equal('true');
    expect(element.getAttribute('aria-hidden')).to.equal('false');
    expect(element.getAttribute('data-tour')).to.equal('true');
  });

  it('calls handlers once for events that a server-rendered element fired before hydration', async () => {
    await openContactWire();
    const called: string[] = [];
    const main = place();
    main.innerHTML = FROM_SERVER;
    const [element] = main.children;
    if (!element) throw new Error('The server has rendered nothing');
    await shadow(element).findByRole('heading', { name: 'Hoe kan ons help?' });
    dispatch(element, 'ready');
    dispatch(element, 'element-error');
    const props: Props = {
      className: 'inquiries',
      timelineUrl: '/timeline',
      messages: IN_AFRIKAANS,
      onElementError: () => called.push('element-error'),
      onReady: () => called.push('ready'),
    };
    const root = keep(hydrateRoot(main, component(props)));
    await waitFor(() => {
      expect(called).to.include('element-error');
    });
    root.render(component({ ...props, className: 'later' }));
    await waitFor(() => {
      expect(element.className).to.equal('later');
    });
    dispatch(element, 'element-error');
    expect(called.filter((name) => name === 'element-error')).to.have.lengthOf(2);
    expect(called[0]).to.equal('ready');
  });

  it('keeps only the first events of a tag that no component renders', async () => {
    await openContactWire();
    const tag = document.createElement('medical-aid-inquiries');
    place().append(tag);
    for (let count = 0; count < 1000; count += 1) dispatch(tag, 'request-failed');
    expect(takeMissedEvents(tag)).to.have.lengthOf(20);
    tag.remove();
  });

  it('calls the latest handler, once, and adds no listener when handlers change', async () => {
    await openContactWire();
    const called: string[] = [];
    const { element, rerender } = await render({ onElementError: () => called.push('first') });
    dispatch(element, 'element-error');
    const added: string[] = [];
    element.addEventListener = (name: string) => added.push(name);
    rerender({ className: 'later', onElementError: () => called.push('second') });
    await waitFor(() => {
      expect(element.className).to.equal('later');
    });
    dispatch(element, 'element-error');
    rerender({});
    await waitFor(() => {
      expect(element.className).to.equal('');
    });
    dispatch(element, 'element-error');
    expect(called).to.deep.equal(['first', 'second']);
    expect(added).to.deep.equal([]);
  });

  it('calls a handler while Suspense hides the element, and none after it is removed', async () => {
    await openContactWire();
    const called: string[] = [];
    const never = new Promise<void>(() => undefined);
    const Wait = ({ for: promise }: { for?: Promise<void> }) => {
      if (promise) use(promise);
      return null;
    };
    const page = (promise?: Promise<void>) => (
      <Suspense fallback={<p>Wait</p>}>
        <MedicalAidInquiries onQuerySubmitted={() => called.push('sent')} />
        {promise ? <Wait for={promise} /> : null}
      </Suspense>
    );
    const root = keep(createRoot(place()));
    root.render(page());
    const element = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('main medical-aid-inquiries');
      if (!found) throw new Error('React has not rendered');
      return found;
    });
    await screenShown(element);
    root.render(page(never));
    await waitFor(() => {
      expect(element.style.display).to.equal('none');
    });
    dispatch(element, 'query-submitted');
    expect(called).to.deep.equal(['sent']);
    root.render(null);
    await waitFor(() => {
      expect(element.isConnected).to.equal(false);
    });
    // React runs the cleanup of these effects in a separate task.
    await waitFor(() => {
      called.length = 0;
      dispatch(element, 'query-submitted');
      expect(called).to.deep.equal([]);
    });
  });

  it('calls a handler while Activity hides the element, as Next.js does with a page that was left', async () => {
    await openContactWire();
    const called: string[] = [];
    const Hidden = () => {
      useEffect(() => () => void called.push('hidden'), []);
      return null;
    };
    const page = (mode: 'hidden' | 'visible') => (
      <Activity mode={mode}>
        <MedicalAidInquiries onQuerySubmitted={() => called.push('sent')} />
        <Hidden />
      </Activity>
    );
    const root = keep(createRoot(place()));
    root.render(page('visible'));
    const element = await waitFor(() => {
      const found = document.querySelector('main medical-aid-inquiries');
      if (!found) throw new Error('React has not rendered');
      return found;
    });
    await screenShown(element);
    root.render(page('hidden'));
    await waitFor(() => {
      expect(called).to.deep.equal(['hidden']);
    });
    dispatch(element, 'query-submitted');
    expect(called).to.deep.equal(['hidden', 'sent']);
    root.render(page('visible'));
    await waitFor(() => {
      expect(element.checkVisibility()).to.equal(true);
    });
    dispatch(element, 'query-submitted');
    expect(called).to.deep.equal(['hidden', 'sent', 'sent']);
    root.render(page('hidden'));
    root.render(null);
    await waitFor(() => {
      expect(element.isConnected).to.equal(false);
    });
    called.length = 0;
    dispatch(element, 'query-submitted');
    expect(called).to.deep.equal([]);
  });

  it('gives the element to its ref, and renders no other element around it', async () => {
    await openContactWire();
    const ref = createRef<Inquiries>();
    const { element } = await render({ ref, apiBase: '/api' });
    expect(ref.current).to.equal(element);
    expect(ref.current?.apiBase).to.equal('/api');
    expect(element.parentElement?.localName).to.equal('main');
  });
});
