import { expect, type Page } from '@playwright/test';
import { awaitLetters } from '../world/mailbox.js';

interface Guest {
  firstName: string;
  lastName: string;
  email: string;
  organization: string;
}

/** What somebody in an office does at the front door. */
export class Office {
  constructor(readonly page: Page) {}

  async signIn(email = 'demo@zikaron.example', password = 'zikaron-demo'): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Login' }).click();
    await this.page.waitForURL(/\/(app|account)/);
  }

  /** Registers, opens the letter that confirms the address, and is in; answers the letter's link. */
  async register(person: Guest): Promise<string> {
    await this.page.goto('/register');
    return this.fillInRegistration(person);
  }

  /** The same, on the page that stands there or is on its way. `letters`: how many they have by then. */
  async fillInRegistration(person: Guest, letters = 1): Promise<string> {
    await this.page.getByLabel('First name').fill(person.firstName);
    await this.page.getByLabel('Last name').fill(person.lastName);
    await this.page.getByLabel('Email').fill(person.email);
    await this.page.getByLabel(/Organization name/).fill(person.organization);
    await this.page.getByLabel('Password', { exact: true }).fill('a-long-password-5787');
    await this.page.getByLabel('Confirm password').fill('a-long-password-5787');
    await this.page.getByRole('button', { name: 'Register' }).click();
    await expect(
      this.page.getByText('Please check your email and click the confirmation link to complete registration.'),
    ).toBeInViewport();
    await expect(this.page.getByRole('button', { name: 'Register' })).toBeHidden();

    const letter = (await awaitLetters(this.page.request, person.email, letters)).at(-1);
    const link = /href="([^"]+)"/.exec(letter?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? 'about:blank';
    await this.confirm(link);
    return link;
  }

  /** Presses the link of the letter that confirms an address, and is in. */
  async confirm(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByRole('button', { name: 'Confirm my address' }).click();
    await this.page.waitForURL(/\/(app|account|invitation)/);
  }
}
