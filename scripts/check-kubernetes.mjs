// What docker/kubernetes says, held against the types of Kubernetes' own API: a field that it does not know, that is missing, or that is
// of another type. Nothing is asked of a network.
import { loadAll, YAML11_SCHEMA } from 'js-yaml';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = 'docker/kubernetes';
/** It is read by kustomize on the operator's machine; the API never sees it. */
const NO_RESOURCE = 'kustomization.yaml';
const OPTIONS = { strict: true, noEmit: true, types: [], skipLibCheck: true, module: ts.ModuleKind.ESNext };

/** Each problem of these manifests, `{ name: text }`, in a sentence. */
export function problemsOf(manifests) {
  const resources = Object.entries(manifests).flatMap(([name, text]) =>
    loadAll(text, { schema: YAML11_SCHEMA }).map((resource) => ({ name, resource })),
  );
  const program = resources.map(({ resource }, at) => asConstant(resource, at)).join('\n');
  const lineOf = (at) => program.slice(0, at).split('\n').length - 1;
  return compilerSays(program).map(({ start = 0, messageText }) => {
    const { name, resource } = resources[Math.floor(lineOf(start) / 2)];
    const words = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${name}: ${resource.kind} ${resource.metadata?.name}: ${words}`;
  });
}

/** Two lines a resource. */
const asConstant = (resource, at) =>
  `import type { I${resource.kind} as T${at} } from 'kubernetes-models/${resource.apiVersion}/${resource.kind}';
export const r${at}: T${at} = ${JSON.stringify(resource)};`;

function compilerSays(text) {
  const file = path.join(root, 'kubernetes-manifests.ts');
  const options = { ...OPTIONS, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
}

/** The manifests of the repository. */
export function ourManifests() {
  const names = readdirSync(path.join(root, FOLDER)).filter((name) => name.endsWith('.yaml') && name !== NO_RESOURCE);
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(root, FOLDER, name), 'utf8')]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = problemsOf(ourManifests());
  for (const problem of problems) console.error(problem);
  if (problems.length) process.exitCode = 1;
}
