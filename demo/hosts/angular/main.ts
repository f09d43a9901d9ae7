// Templates compile in the page here; a portal's own build compiles them in advance.
import '@angular/compiler';
import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { InquiriesEvents, Messages } from 'medical-aid-inquiries';
import 'medical-aid-inquiries';

@Component({
  selector: 'portal-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button (click)="messages.set(afrikaans)">In Afrikaans</button>
    <button (click)="origin.set('medxpress')">Medicine delivery</button>
    <button (click)="isThere.set(!isThere())">Show or hide</button>
    <output>{{ sent() }}</output>
    @if (isThere()) {
      <medical-aid-inquiries
        [attr.origin]="origin()"
        [messages]="messages()"
        (query-submitted)="onSent($event)"
      ></medical-aid-inquiries>
    }
  `,
})
class PortalPage {
  readonly afrikaans: Messages = { contactUs: { title: 'Hoe kan ons help?' } };
  readonly origin = signal<string | null>(null);
  readonly messages = signal<Messages | null>(null);
  readonly sent = signal<string | null>(null);
  readonly isThere = signal(true);

  onSent({ detail }: InquiriesEvents['query-submitted']) {
    this.sent.set(detail.referenceNumber);
  }
}

void bootstrapApplication(PortalPage, { providers: [provideZonelessChangeDetection()] });
