/// The output of a build, whose messages wait until it is known whether their places are set aside.
struct BuildOutput {
    /// The errors of the compiler, a line each.
    private(set) var errors: [Substring] = []
    /// The lines that wait.
    private(set) var held: [Substring] = []
    /// Whether the build has ended well, so that what follows is the output of a program.
    private(set) var isBuilt = false

    /// Takes a line and returns what can be shown of it now.
    mutating func take(_ line: Substring) -> [Substring] {
        if isBuilt { return [line] }
        if line.contains("Build complete!") {
            isBuilt = true
            defer { held = [] }
            return BuildOutput.messages(in: held) + [line]
        }
        if line.contains(": error: "), line.hasPrefix("/") { errors.append(line) }
        if BuildOutput.isProgress(line) { return [line] }
        held.append(line)
        return []
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

    private static func isProgress(_ line: Substring) -> Bool {
        let beginnings = [
            "[", "Building for", "Planning build", "Fetch", "Updat", "Comput", "Creating", "Working", "Downloading",
        ]
        return beginnings.contains(where: line.hasPrefix)
    }
}
