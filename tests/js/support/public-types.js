import ts from 'typescript';

/** Types that users see through another name only. */
const BEHIND = new Map([
  ['MazeValue', 'Maze'],
  ['MazeField', 'AnyMaze'],
  ['MazeView_base', 'MazeView'],
]);

/**
 * The types that a module's public signatures name and that it does not export by that name. Of a type
 * of the package, its own members are public signatures too.
 * @param {ts.Program} program
 * @param {string} file a .d.ts of the package
 * @param {string} folder of the .d.ts files of the package
 * @returns {string[]} `name in path`
 */
export function missingTypes(program, file, folder) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const entry = checker.getSymbolAtLocation(source);
  const exported = checker.getExportsOfModule(entry);
  const names = new Set(exported.map(({ name }) => name));
  const missing = new Set();
  const seen = new Set();

  /** @param {ts.Symbol} symbol */
  const resolved = (symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  /** @param {ts.Symbol} symbol */
  function visitSymbol(symbol) {
    const target = resolved(symbol);
    for (const declaration of target.declarations ?? []) {
      const path = declaration.getSourceFile().fileName;
      if (!path.startsWith(folder) || ts.isSourceFile(declaration)) continue;
      if (ts.isTypeParameterDeclaration(declaration)) continue;
      const name = BEHIND.get(target.name) ?? target.name;
      if (!names.has(name)) missing.add(`${name} in ${path.slice(folder.length)}`);
      visit(declaration);
    }
  }

  /** @param {ts.Node} node */
  function visit(node) {
    if (seen.has(node)) return;
    seen.add(node);
    const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
    const isHidden = modifiers.some(
      ({ kind }) =>
        kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword,
    );
    if (isHidden) return;
    // Only the names of keys are public then.
    if (ts.isTypeQueryNode(node)) return;
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) return;
    if (ts.isTypeReferenceNode(node)) visitName(node.typeName);
    if (ts.isExpressionWithTypeArguments(node)) visitName(node.expression);
    if (ts.isImportTypeNode(node) && node.qualifier) visitName(node.qualifier);
    ts.forEachChild(node, visit);
  }

  /** @param {ts.Node} name */
  function visitName(name) {
    const symbol = checker.getSymbolAtLocation(name);
    if (!symbol) throw new Error(`nothing is called ${name.getText()}`);
    visitSymbol(symbol);
  }

  for (const symbol of exported) {
    for (const declaration of resolved(symbol).declarations ?? []) visit(declaration);
  }
  return [...missing];
}

/**
 * What an editor offers in a project: a function of a source text, which gives the properties and texts
 * that are offered at its mark `|`.
 * @param {string} folder a project that has the package
 * @returns {(text: string) => string[]} names
 */
export function makeEditor(folder) {
  const file = `${folder}/completions.mts`;
  let source = '';
  let version = 0;
  const options = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  };
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: (path) => (path === file ? `${version}` : '1'),
    getScriptSnapshot: (path) => {
      const found = path === file ? source : ts.sys.readFile(path);
      return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  const kinds = [ts.ScriptElementKind.memberVariableElement, ts.ScriptElementKind.string];
  return (text) => {
    source = text.replace('|', '');
    version += 1;
    const found = service.getCompletionsAtPosition(file, text.indexOf('|'), {});
    return (found?.entries ?? [])
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ name }) => name)
      .sort();
  };
}
