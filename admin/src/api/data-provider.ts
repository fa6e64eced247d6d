import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import { call } from './http';
import { besideLastPage } from './keyset-hint';
import { unwrapped } from './list-response';

/**
 * Lists and records by react-admin's simple REST. `paths` says where a resource lives in the API when that differs
 * from its name. Our lists answer `{ data, total }`; the library wants a bare body and a Content-Range header.
 */
export const dataProviderFor = (paths: Record<string, string>): DataProvider => {
  const rest = simpleRest('', besideLastPage(bridge));
  const at = (resource: string): string => paths[resource] ?? resource;
  return {
    ...rest,
    getList: (resource, params) => rest.getList(at(resource), params),
    getOne: (resource, params) => rest.getOne(at(resource), params),
    getMany: (resource, params) => rest.getMany(at(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(at(resource), params),
    create: (resource, params) => rest.create(at(resource), params),
    update: (resource, params) => rest.update(at(resource), params),
    updateMany: (resource, params) => rest.updateMany(at(resource), params),
    delete: (resource, params) => rest.delete(at(resource), params),
    deleteMany: (resource, params) => rest.deleteMany(at(resource), params),
    supportAbortSignal: true,
  };
};

const bridge = async (path: string, { method, body, signal }: fetchUtils.Options = {}) => {
  const answer = await call<unknown>(path, {
    method: (method as 'GET' | undefined) ?? 'GET',
    body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    signal: signal ?? undefined,
  });
  return { status: 200, body: '', ...unwrapped(answer) };
};
