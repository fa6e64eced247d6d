import { ourManifests, problemsOf } from './check-kubernetes.mjs';

describe('what is asked of the manifests for Kubernetes', () => {
  const { 'api.yaml': api } = ourManifests();

  it('given those that are in the house, then its API knows every field', () => {
    expect(Object.keys(ourManifests()).length).toBeGreaterThan(4);
    expect(problemsOf(ourManifests())).toEqual([]);
  });

  it.each([
    ['a name it does not know', 'runAsNonRoot', 'runAsNonroot', /Deployment api: .*runAsNonroot/],
    ['a number where a word stands', "value: '4000'", 'value: 4000', /number.*string/],
    ['a resource it does not know', 'kind: Deployment', 'kind: Deploiment', /Deploiment/],
    ['a field that is missing', /selector:\n {4}matchLabels.*\n {2}strategy/, 'strategy', /selector.* is missing/],
  ])('given %s, then that is said, with the file and the resource', (_, right, wrong, words) => {
    expect(api).toMatch(right);
    expect(problemsOf({ 'api.yaml': api.replace(right, wrong) })).toEqual([expect.stringMatching(words)]);
  });
});
