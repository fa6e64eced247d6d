import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../platform/config/index.js';
import { OUTSIDE_API } from './outside-api.js';

/** What the API answers itself, by the beginning of its paths. */
const own = ['api', 'auth/v1', 'admin/queues', ...OUTSIDE_API.map((path) => path.split('/')[0])];
const OURS = new RegExp(`^/(${own.join('|')})(/|$)`);
const ADMIN = /^\/app(\/|$)/;

/** Serves the built admin on the API's own origin: files as they are, every other page as app.html or index.html. */
export function serveSite(app: NestExpressApplication, { ADMIN_DIR }: Pick<Config, 'ADMIN_DIR'>): void {
  const folder = resolve(ADMIN_DIR);
  const [index, admin] = [join(folder, 'index.html'), join(folder, 'app.html')];
  if (!existsSync(index)) return;
  app.use('/assets', asPressed(join(folder, 'assets')));
  app.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }));
  // A page names the parts of its version, which are gone after the next: it is asked for anew each time.
  const setHeaders = (response: Response, path: string) => {
    if (path.endsWith('.html')) response.setHeader('Cache-Control', 'no-cache');
  };
  const files = express.static(folder, { index: false, maxAge: '1h', setHeaders });
  // Whatever is asked of the API would look for a file of that name first.
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (OURS.test(request.path)) next();
    else files(request, response, next);
  });
  app.use((request: Request, response: Response, next: NextFunction) => {
    const page = request.method === 'GET' && !OURS.test(request.path) && request.accepts('html');
    if (!page) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(ADMIN.test(request.path) ? admin : index);
  });
}

const TYPES: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/** Whoever takes Brotli is given the file that the build has pressed (admin/press.mjs), under its own name. */
function asPressed(folder: string): RequestHandler {
  const pressed = new Set(existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.br')) : []);
  return (request, response, next) => {
    const type = TYPES[request.path.split('.').pop() ?? ''];
    if (!type || !pressed.has(`${request.path.slice(1)}.br`)) return next();
    response.vary('Accept-Encoding');
    if (request.acceptsEncodings(['br', 'identity']) !== 'br') return next();
    response.set({ 'Content-Encoding': 'br', 'Content-Type': type });
    request.url = `${request.path}.br`;
    next();
  };
}
