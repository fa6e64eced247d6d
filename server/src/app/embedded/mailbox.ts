// The development mailbox, in a process of its own: it parses every letter, which takes time away from whoever shares it.
import { MailDev } from 'maildev';
import type { Server } from 'node:http';
import { guardMailbox } from './mailbox-guard.js';

const [smtpPort, webPort, mailDirectory] = process.argv.slice(2);
const mailbox = new MailDev({
  smtp: Number(smtpPort),
  web: Number(webPort),
  ip: '127.0.0.1',
  webIp: '127.0.0.1',
  mailDirectory,
  maxEmails: 5000,
  silent: true,
});
await mailbox.start();
const { api } = mailbox.getServers() as unknown as { api: { app: { server: Server } } };
guardMailbox(api.app.server);

process.on('SIGTERM', () => void mailbox.stop().finally(() => process.exit()));
