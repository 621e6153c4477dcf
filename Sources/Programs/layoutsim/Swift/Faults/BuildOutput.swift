/// The output of a build, whose messages wait until it is known whether their places are set aside.
struct BuildOutput {
    /// The errors of the compiler, a line each.
    private(set) var errors: [Substring] = []
    /// The folders of checkouts with C or Objective-C that the compiler refuses.
    private(set) var refusedCheckouts: Set<String> = []
    /// The lines that wait.
    private(set) var held: [Substring] = []
    /// The messages so far.
    private var seen: Set<Substring> = []
    /// Whether the last message was one of them before.
    private var isRepeated = false
    /// What is wrong with the expansion of a macro, until a line says where the macro is.
    private var expansion: MacroExpansionError?
    /// Whether the build has ended well, so that what follows is the output of a program.
    private(set) var isBuilt = false

    /// Takes a line and returns what can be shown of it now.
    mutating func take(_ line: Substring) -> [Substring] {
        if isBuilt { return [line] }
        if line.place(ofBytes: ": fatal error: ") != nil, let checkout = BuildOutput.checkout(of: line) {
            refusedCheckouts.insert(checkout)
        }
        if line.place(ofBytes: "Build complete!") != nil || BuildOutput.isOfTests(line) {
            isBuilt = true
            defer { held = [] }
            return BuildOutput.messages(in: held) + [line]
        }
        if let error = MacroExpansionError(line) {
            expansion = error
            held.append(line)
            return []
        }
        if let error = expansion?.located(by: line) {
            expansion = nil
            if seen.insert(error).inserted { errors.append(error) }
        }
        let isMessage = BuildOutput.isMessage(line)
        if isMessage {
            // Each process of the compiler tells the errors of all files that it reads.
            isRepeated = !seen.insert(line).inserted
            if !isRepeated, line.place(ofBytes: ": error: ") != nil { errors.append(line) }
        }
        guard isMessage || !held.isEmpty && BuildOutput.continuesMessage(line) else { return [line] }
        if !isRepeated { held.append(line) }
        return []
    }

    /// Takes a line of which nothing is shown unless the build fails.
    mutating func keep(_ line: Substring) {
        held += take(line).filter { !$0.isEmpty && !BuildOutput.isProgress($0) }
    }

    /// Returns the folder of the package in whose file a message is; `nil` for a file that was not fetched.
    private static func checkout(of line: Substring) -> String? {
        guard line.hasPrefix("/"), let range = line.firstRange(of: "/checkouts/") else { return nil }
        return line[range.upperBound...].split(separator: "/").first.map(String.init)
    }

    /// Whether a line tells how far a build has come.
    private static func isProgress(_ line: Substring) -> Bool { line.hasPrefix("[") || line.hasPrefix("Build") }

    /// Whether a line is the first that a run of tests writes.
    private static func isOfTests(_ line: Substring) -> Bool {
        line.hasPrefix("Test Suite '") || line.hasSuffix(" Test run started.")
    }

    /// Whether a line is a message of the compiler about a place, in a file or in a module such as
    /// `Swift.BinaryInteger:1:11`.
    private static func isMessage(_ line: Substring) -> Bool {
        let isPlace = line.hasPrefix("/") || line.first?.isLetter == true && line.place(ofBytes: ":1:") != nil
        return isPlace
            && [": error: ", ": warning: ", ": note: ", ": remark: "].contains { line.place(ofBytes: $0) != nil }
    }

    /// Whether a line shows the code that a message is about: a number or a blank, and a bar, or the frame of a macro's
    /// expansion.
    private static func continuesMessage(_ line: Substring) -> Bool {
        let rest = line.drop { $0 == " " || $0.isNumber }
        return rest.isEmpty || ["|", "+--", "`- ", "error: fatalError"].contains(where: rest.hasPrefix)
    }

    /// Returns lines without messages that say nothing of the code as it is written: that preparation names files, and
    /// that what is left of a body does not use everything.
    private static func messages(in lines: [Substring]) -> [Substring] {
        var isShown = true
        return lines.filter { line in
            if line.hasPrefix("/"), line.contains(": warning: ") || line.contains(": error: ") {
                isShown = !line.contains("'#sourceLocation' directive") && !line.contains("[#no-usage]")
            }
            return isShown
        }
    }
}
