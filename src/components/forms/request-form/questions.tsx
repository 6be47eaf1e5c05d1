import { type ReactNode, useEffect, useRef } from "react";
import { FormField, type FormFieldProps } from "@/components/forms/form-field/form-field";
import { Icon } from "@/components/ui/icon/icon";
import { hasDefault, type Question, valuesOf } from "@/requests/question";
import { HiddenField } from "./hidden-field";
import type { RequestOfForm } from "./use-request";
import * as styles from "./request-form.module.scss";
import * as field from "@/components/forms/form-field/form-field.module.scss";

/** What a form adds to a question from the content or from other answers. */
interface Addition extends Omit<Partial<FormFieldProps>, "form" | "question" | "error"> {
  /** Shown below the question. */
  below?: ReactNode;
  /** The value of a question that is derived from the others. */
  value?: string | undefined;
}

/** By name of the question. A question whose list of options is empty is not asked. */
export type Additions<Name extends string = string> = Partial<Record<Name, Addition>>;

interface QuestionsProps {
  request: RequestOfForm;
  additions: Additions;
}

/** All questions, in the order of their checks, with their headings and disclosures. */
export function Questions({ request, additions }: QuestionsProps) {
  const { definition, draft } = request;
  const { questions: all, sections = [{ questions: all }] } = definition;
  const askQuestion = (question: Question) => (
    <AskedQuestion
      key={question.name}
      question={question}
      request={request}
      addition={additions[question.name]}
    />
  );
  const isAnswered = (question: Question) => {
    const { name, options } = question;
    const [first] = additions[name]?.options ?? options ?? [];
    const preset = hasDefault(question) ? first?.value : undefined;
    return valuesOf(draft.answers, name).some((value) => value !== preset);
  };
  return sections.map(({ title, questions, more }) => {
    const fold = more && (
      <MoreQuestions
        key={more.title}
        title={more.title}
        isAnswered={more.questions.some(isAnswered)}
      >
        {more.questions.map(askQuestion)}
      </MoreQuestions>
    );
    if (!questions) return fold;
    const Frame = title ? "fieldset" : "div";
    return (
      <Frame key={questions[0]?.name} className={title && styles.group}>
        {title && <legend className="h3">{title}</legend>}
        <div className={styles.fields}>
          {questions.map(askQuestion)}
          {fold}
        </div>
      </Frame>
    );
  });
}

interface AskedQuestionProps {
  question: Question;
  request: RequestOfForm;
  addition: Addition | undefined;
}

function AskedQuestion({ question, request, addition = {} }: AskedQuestionProps) {
  const { below, value, ...shown } = addition;
  const { definition, isReady, failure } = request;
  const { name, kind } = question;
  if (kind === "hidden") return <HiddenField name={name} value={isReady ? value : undefined} />;
  return (
    <>
      {shown.options?.length !== 0 && (
        <FormField
          {...shown}
          form={definition.id}
          question={question}
          error={failure?.name === name ? failure.text : undefined}
        />
      )}
      {below}
    </>
  );
}

interface MoreQuestionsProps {
  /** The label of the disclosure. */
  title: string;
  /** Whether one of these questions has an answer other than its default. */
  isAnswered: boolean;
  children: ReactNode;
}

/** Optional questions, folded until one of them is answered. */
function MoreQuestions({ title, isAnswered, children }: MoreQuestionsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isAnswered && details.current) details.current.open = true;
  }, [isAnswered]);
  return (
    <details ref={details} className={styles.more}>
      <summary>
        <span>
          {title} <span className={field.optional}>(optional)</span>
        </span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
