/// The names that Swift gives members in Objective-C.
enum ObjectiveCName {
    /// Returns the selector of a method: `tapWithSender:` for `tap(sender:)`.
    static func method(_ base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        var name = base
        if first != "_" {
            let needsWith = !isPreposition(firstWord(of: first)) && !isPreposition(lastWord(of: base))
            name += (needsWith ? "With" : "") + capitalized(first)
        }
        return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// Returns the selector of a name with labels, `tap(sender:)`; a bare name is that of a method without parameters.
    static func method(named full: String) -> String {
        guard let open = full.firstIndex(of: "("), full.hasSuffix(")") else { return full }
        let labels = full[full.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        let base = String(full[..<open])
        return known[full] ?? method(base, labels: labels)
    }

    /// Returns the selector that sets a property.
    static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

    /// Methods of Apple's classes whose names follow no rule, and those named without their labels.
    static let known = [
        "copy": "copy:", "cut": "cut:", "paste": "paste:", "select": "select:", "selectAll": "selectAll:",
        "delete": "delete:", "endEditing": "endEditing:",
        "toggleBoldface": "toggleBoldface:", "toggleItalics": "toggleItalics:", "toggleUnderline": "toggleUnderline:",
        "popViewController": "popViewControllerAnimated:",
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController": "popToRootViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "dismiss": "dismissViewControllerAnimated:completion:",
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "viewWillAppear": "viewWillAppear:", "viewDidAppear": "viewDidAppear:",
        "viewWillDisappear": "viewWillDisappear:", "viewDidDisappear": "viewDidDisappear:",
    ]

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func firstWord(of name: String) -> String {
        String(name.prefix(1)).lowercased() + name.dropFirst().prefix { !$0.isUppercase }
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }

    private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
