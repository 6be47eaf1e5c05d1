import { useEffect, useState } from "react";
import { Button, ButtonAnchor, ButtonLink } from "../../components/button/button";
import { FormField } from "../../components/form-field/form-field";
import { Icon, type IconName } from "../../components/icon/icon";
import { iconShapes } from "../../components/icon/icon-shapes";
import { Logo } from "../../components/logo/logo";
import { Prose } from "../../components/prose/prose";
import type { Field } from "../../business/field";
import { bookingFields } from "../../business/booking-fields";
import { paths } from "../../site/paths";
import type { ShownState } from "./show-states";
import * as styles from "./styleguide-page.module.scss";
import { Block, State } from "./block";

const variants = ["primary", "secondary", "quiet"] as const;
const shown: readonly ShownState[] = ["hover", "focus", "pressed"];

/** The names of the colours on :root, as the style sheets have them. */
function colourNames(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const names = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText === ":root" ? [...rule.style] : [],
  );
  return [...new Set(names)].filter((name) => name.startsWith("--color-"));
}

/** Colours, type, icons, buttons and fields. */
export function Foundations() {
  const [colours, setColours] = useState<readonly string[]>([]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setColours(colourNames()));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <Block name="Colours">
        <div className={styles["states"]}>
          {colours.map((colour) => (
            <State key={colour} name={colour}>
              <span className={styles["swatch"]} style={{ background: `var(${colour})` }} />
            </State>
          ))}
        </div>
      </Block>
      <Block name="Type">
        <h1>Heading of a page</h1>
        <h2>Heading of a section</h2>
        <h3>Heading of a card</h3>
        <Prose>
          <p>
            Running text with <strong>strong words</strong>, <em>emphasis</em> and{" "}
            <a href="#type">a link</a>.
          </p>
          <ul>
            <li>A list</li>
            <li>of two</li>
          </ul>
          <blockquote>A quotation.</blockquote>
        </Prose>
      </Block>
      <Block name="Icons">
        <div className={styles["states"]}>
          {(Object.keys(iconShapes) as IconName[]).map((icon) => (
            <State key={icon} name={icon}>
              <Icon name={icon} />
            </State>
          ))}
        </div>
      </Block>
      <Block name="Logo">
        <Logo />
        <div className={styles["dark"]}>
          <Logo />
        </div>
      </Block>
      <Buttons />
      <Fields />
    </>
  );
}

function Buttons() {
  return (
    <Block name="Buttons">
      {(["light", "dark"] as const).map((background) => (
        <div key={background} className={background === "dark" ? styles["dark"] : undefined}>
          <div className={styles["states"]}>
            {variants.map((variant) => (
              <State key={variant} name={variant}>
                <Button variant={variant}>Book Now</Button>
              </State>
            ))}
            {variants.flatMap((variant) =>
              shown.map((state) => (
                <State key={`${variant} ${state}`} name={`${variant}, ${state}`} show={state}>
                  <Button variant={variant}>Book Now</Button>
                </State>
              )),
            )}
            {variants.map((variant) => (
              <State key={`${variant} disabled`} name={`${variant}, disabled`}>
                <Button variant={variant} disabled>
                  Book Now
                </Button>
              </State>
            ))}
            <State name="with an icon">
              <ButtonLink to={paths.booking} icon="calendar">
                Book Now
              </ButtonLink>
            </State>
            <State name="leaves the site">
              <ButtonAnchor href="https://www.example.com/" variant="secondary" icon="star">
                Reviews
              </ButtonAnchor>
            </State>
          </div>
        </div>
      ))}
      <Button wide icon="calendar">
        As wide as there is room
      </Button>
    </Block>
  );
}

function Fields() {
  const all: Field[] = bookingFields.filter(({ kind }) => kind !== "hidden");
  // One of each kind is enough.
  const fields = all.filter(({ kind }, at) => all.findIndex((each) => each.kind === kind) === at);
  const options = [
    { value: "a", label: "First choice", note: "From $90" },
    { value: "b", label: "Second choice" },
  ];
  const draw = (form: string, error?: string) =>
    fields.map((field) => (
      <FormField
        key={field.name}
        form={form}
        field={field}
        options={field.options ?? options}
        error={field.checks && error}
      />
    ));
  return (
    <Block name="Form fields">
      <div className={styles["states"]}>
        <State name="empty">{draw("empty")}</State>
        <State name="focus" show="focus">
          {draw("focus")}
        </State>
        <State name="failed">
          {draw("failed", "Please tell us this before you send the request.")}
        </State>
        <State name="disabled">
          <fieldset disabled>
            <div className={styles["state"]}>{draw("disabled")}</div>
          </fieldset>
        </State>
      </div>
    </Block>
  );
}
