import { Office } from '../pages/office.js';
import { test as demo, type Session } from './demo.js';

/** Stories of an office in which no other story is: what they set, nobody else reads or sets meanwhile. Once for each worker. */
export const test = demo.extend<object, { session: Session }>({
  session: [
    async ({ browser }, use, { project, workerIndex }) => {
      const page = await browser.newPage(project.use);
      await new Office(page).register({
        firstName: 'Tirzah',
        lastName: 'Office',
        email: `tirzah-${workerIndex}-${Date.now()}@example.org`,
        organization: `Congregation of Tirzah ${workerIndex}`,
      });
      const session = await page.evaluate(() => localStorage.getItem('zikaron.session'));
      await page.close();
      await use(JSON.parse(session ?? 'null') as Session);
    },
    { scope: 'worker' },
  ],
});
