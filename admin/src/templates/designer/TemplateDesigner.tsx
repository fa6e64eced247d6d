import arcoCss from '@arco-themes/react-easy-email-theme/css/arco.css?inline';
import { Box } from '@mui/material';
import { BasicType, type IPage } from 'easy-email-core';
import { EmailEditor, EmailEditorProvider, type IEmailTemplate } from 'easy-email-editor';
import 'easy-email-editor/lib/style.css';
import { BlockAttributeConfigurationManager, DefaultPageConfigPanel, StandardLayout } from 'easy-email-extensions';
import 'easy-email-extensions/lib/style.css';
import { getIn, type FormApi } from 'final-form';
import { forwardRef, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { reasonOf } from '../../api/http';
import { useToast } from '../../forms/useAction';
import { samplesOf, useMergeFields } from '../../merge-fields/use-merge-fields';
import { uploadPicture } from '../../pictures/upload-picture';
import { DESIGNER_FORMAT, linkWords, notesOf, type LetterEditorHandle, type LetterEditorProps } from '../letter-editor';
import { wordsOf } from './from-letter';
import { categories, pageWithText } from './blocks';
import './designer.css';
import { readMjml } from './read-mjml';
import { useCanvasCaret, type DesignedTexts } from './use-canvas-caret';
import { useLastTyped } from './use-last-typed';
import { writeMjml } from './write-mjml';

/** The designer keeps what was typed after 200 ms, and a busy machine later; nobody waits for it longer than this. */
const TYPING_SETTLES = 300;
const LONGEST_SETTLING = 3_000;
const HEIGHT = 'max(600px, calc(100vh - 180px))';
const FONTS = [
  { value: "Georgia, 'Times New Roman', serif", label: 'Georgia' },
  { value: "'Frank Ruhl Libre', David, 'Times New Roman', serif", label: 'Frank Ruhl Libre' },
  { value: 'Arial, Helvetica, sans-serif', label: 'Arial' },
];

// Subject and preview line stand above the designer, for every way of writing a letter.
BlockAttributeConfigurationManager.add({ [BasicType.PAGE]: () => <DefaultPageConfigPanel hideSubject hideSubTitle /> });

/** The visual designer: easy-email behind our own interface. Its surroundings are English and left to right, whatever the letter is. */
const TemplateDesigner = forwardRef<LetterEditorHandle, LetterEditorProps>(function TemplateDesigner(props, ref) {
  const { letter, language, onDirty, onCaret } = props;
  const t = useTranslate();
  const toast = useToast();
  const data = useMemo<IEmailTemplate>(() => ({ subject: '', subTitle: '', content: designOf(letter) }), [letter]);
  const current = useRef<IPage>(data.content);
  const { data: fields = {} } = useMergeFields(language);
  const samples = useMemo(() => samplesOf(fields), [fields]);
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
  const put = useCanvasCaret(
    () =>
      onCaret(({ field, written }) => {
        const words = linkWords(field, language);
        const html = words ? `<a href="{{${field}}}">${words}</a>` : written;
        void put(html).then((done) => done || toast(t('resources.templates.editor.noCaret'), 'info'));
      }),
    texts,
  );
  useImperativeHandle(ref, () => ({
    async read() {
      const latest = Date.now() + LONGEST_SETTLING;
      do await new Promise((resolve) => setTimeout(resolve, TYPING_SETTLES));
      while (!texts.hasLastTyped() && Date.now() < latest);
      const design = current.current;
      return { mjml: writeMjml(design, language), designJson: { format: DESIGNER_FORMAT, design } };
    },
  }));
  const upload = async (file: Blob): Promise<string> => {
    try {
      return (await uploadPicture(file)).url;
    } catch (failure) {
      toast(reasonOf(failure, t('resources.templates.editor.pictureFailed')), 'error');
      throw failure;
    }
  };
  return (
    <Box dir="ltr" lang="en" className="designer" sx={{ minHeight: 600 }}>
      <style>{arcoCss}</style>
      <EmailEditorProvider
        data={data}
        height={HEIGHT}
        autoComplete
        dashed={false}
        fontList={FONTS}
        mergeTags={samples}
        previewInjectData={samples}
        onBeforePreview={(html: string) => filledIn(html, samples)}
        onUploadImage={upload}
      >
        {({ values }: { values: IEmailTemplate }, designerForm: DesignerForm) => (
          <>
            <Watch
              form={form}
              designerForm={designerForm}
              design={values.content}
              first={data.content}
              current={current}
              onDirty={onDirty}
            />
            <StandardLayout compact={false} showSourceCode={false} categories={categories}>
              <EmailEditor />
            </StandardLayout>
          </>
        )}
      </EmailEditorProvider>
    </Box>
  );
});

export default TemplateDesigner;

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

function designOf(letter: LetterEditorProps['letter']): IPage {
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
