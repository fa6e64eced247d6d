import '@arco-themes/react-easy-email-theme/css/arco.css';
import type { TemplateMetadata } from '@zikaron/contract';
import { BasicType, type IPage } from 'easy-email-core';
import { EmailEditor, EmailEditorProvider, type IEmailTemplate } from 'easy-email-editor';
import 'easy-email-editor/lib/style.css';
import { BlockAttributeConfigurationManager, DefaultPageConfigPanel, StandardLayout } from 'easy-email-extensions';
import 'easy-email-extensions/lib/style.css';
import { getIn, type FormApi } from 'final-form';
import { forwardRef, useEffect, useImperativeHandle, useMemo, useRef, type ForwardedRef } from 'react';
import { DESIGNER_FORMAT, notesOf } from '../../admin/src/templates/letter-notes';
import { categoriesIn, pageWithText } from './blocks';
import { showChips } from './chips';
import './designer.css';
import { FieldChoice } from './FieldChoice';
import { wordsOf } from './from-letter';
import { HEBREW } from './hebrew';
import type { DesignerAnswers, Opening, PageAnswers } from './protocol';
import { readMjml } from './read-mjml';
import { useCanvasCaret, type DesignedTexts } from './use-canvas-caret';
import { useLastTyped } from './use-last-typed';
import { writeMjml } from './write-mjml';

/** The designer keeps what was typed after 200 ms, and a busy machine later; nobody waits for it longer than this. */
const TYPING_SETTLES = 300;
const LONGEST_SETTLING = 3_000;
const FONTS = [
  { value: "Georgia, 'Times New Roman', serif", label: 'Georgia' },
  { value: "'Frank Ruhl Libre', David, 'Times New Roman', serif", label: 'Frank Ruhl Libre' },
  { value: 'Arial, Helvetica, sans-serif', label: 'Arial' },
];

/** What the designer calls by a word of its own in English too: a raw part of a letter is where a condition begins or ends. */
const ENGLISH: Record<string, string> = { Raw: 'Condition' };

// Subject and preview line stand above the designer, for every way of writing a letter.
BlockAttributeConfigurationManager.add({ [BasicType.PAGE]: () => <DefaultPageConfigPanel hideSubject hideSubTitle /> });

/** What the designer does for the page of the letter, once it is there. */
export type DesignerHandle = Pick<DesignerAnswers, 'put' | 'read'>;

interface DesignerProps extends Opening {
  onDirty: () => void;
  onCaret: () => void;
  upload: PageAnswers['upload'];
}

/** The visual designer: easy-email behind our own interface. Its surroundings stand left to right, whatever the letter is. */
export const Designer = forwardRef<DesignerHandle, DesignerProps>(function Designer(props, ref) {
  const { fieldWords, interfaceLanguage, onDirty, upload } = props;
  const labels = interfaceLanguage === 'he' ? HEBREW : ENGLISH;
  const categories = useMemo(() => categoriesIn(labels), [labels]);
  useMemo(() => showChips(fieldWords), [fieldWords]);
  const { data, form, current } = useDesign(props, ref);
  return (
    <div className="designer">
      <EmailEditorProvider
        data={data}
        height="100vh"
        autoComplete
        dashed={false}
        fontList={FONTS}
        locale={labels}
        {...fieldsIn(props)}
        onUploadImage={(file: Blob) => kept(file, upload)}
      >
        {({ values: { content: design } }: { values: IEmailTemplate }, designerForm: DesignerForm) => (
          <>
            <Watch {...{ form, designerForm, design, current, onDirty }} first={data.content} />
            <StandardLayout compact={false} showSourceCode={false} categories={categories}>
              <EmailEditor />
            </StandardLayout>
          </>
        )}
      </EmailEditorProvider>
    </div>
  );
});

/** The fields that may be put into a letter, and their samples where it is shown as it will look. */
const fieldsIn = ({ samples, fieldWords, interfaceLanguage }: DesignerProps) => ({
  enabledMergeTagsBadge: true,
  mergeTags: samples,
  renderMergeTagContent: ({ onChange }: { onChange: (written: string) => void }) => (
    <FieldChoice samples={samples} words={fieldWords} interfaceLanguage={interfaceLanguage} onChoose={onChange} />
  ),
  previewInjectData: samples,
  onBeforePreview: (html: string) => filledIn(html, samples),
});

/** The letter as the designer holds it, and what the page of the letter may ask of it: to put a field in, and to be read. */
function useDesign({ letter, language, onCaret }: DesignerProps, ref: ForwardedRef<DesignerHandle>) {
  const data = useMemo<IEmailTemplate>(() => ({ subject: '', subTitle: '', content: designOf(letter) }), [letter]);
  const current = useRef<IPage>(data.content);
  const typed = useLastTyped();
  const form = useRef<DesignerForm | null>(null);
  const texts = useMemo<DesignedTexts>(
    () => ({
      read: (field) => getIn(form.current?.getState().values ?? {}, field) ?? '',
      change: (field, html) => form.current?.change(field as keyof IEmailTemplate, html),
      hasLastTyped: () => typed(current.current),
    }),
    [typed],
  );
  const put = useCanvasCaret(onCaret, texts);
  useImperativeHandle(ref, () => ({
    put,
    async read() {
      const latest = Date.now() + LONGEST_SETTLING;
      do await new Promise((resolve) => setTimeout(resolve, TYPING_SETTLES));
      while (!texts.hasLastTyped() && Date.now() < latest);
      const design = current.current;
      return { mjml: writeMjml(design, language), designJson: { format: DESIGNER_FORMAT, design } };
    },
  }));
  return { data, form, current };
}

async function kept(picture: Blob, upload: PageAnswers['upload']): Promise<string> {
  const url = await upload(picture);
  if (url === null) throw new Error('The picture could not be kept.');
  return url;
}

type DesignerForm = FormApi<IEmailTemplate, Partial<IEmailTemplate>>;

interface WatchProps {
  form: { current: DesignerForm | null };
  designerForm: DesignerForm;
  design: IPage;
  first: IPage;
  current: { current: IPage };
  onDirty: () => void;
}

/** Keeps the designer's form and the newest design at hand, and tells once it is no longer the first. */
function Watch({ form, designerForm, design, first, current, onDirty }: WatchProps) {
  useEffect(() => {
    form.current = designerForm;
  }, [form, designerForm]);
  useEffect(() => {
    const isNew = design !== current.current && JSON.stringify(design) !== JSON.stringify(first);
    current.current = design;
    if (isNew) onDirty();
  }, [design, first, current, onDirty]);
  return null;
}

function designOf(letter: TemplateMetadata): IPage {
  const design = notesOf<IPage>(letter, DESIGNER_FORMAT);
  if (design) return design;
  return letter.mjml ? readMjml(letter.mjml) : pageWithText(wordsOf(letter.html ?? ''));
}

/** The letter with samples in place, as the designer's own preview shows it; the server's preview is the one that counts. */
const filledIn = (html: string, samples: Record<string, Record<string, string>>): string =>
  html
    .replace(/\{\{[#/][^}]*\}\}|\{\{else[^}]*\}\}/g, '')
    .replace(
      /\{\{(?:\w+ )?(\w+)\.(\w+)[^}]*\}\}/g,
      (written, category: string, name: string) => samples[category]?.[name] ?? written,
    );
