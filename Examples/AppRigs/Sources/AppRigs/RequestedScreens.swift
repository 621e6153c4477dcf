public import Foundation

/// The screens that a script has a test draw: `sheet` for all of them, or the words of one in an environment variable.
@MainActor public enum RequestedScreens {
    /// Returns whether a script asks for screens by a variable.
    nonisolated public static func areWanted(_ variable: String) -> Bool { words(variable) != nil }

    /// Draws what a variable asks for into the folder that `<variable>_FOLDER` names, and prints the file; `picture`
    /// returns the PNG of the screen for such words.
    public static func draw(
        _ variable: String, all: [String], columns: Int = 7, _ picture: (String) throws -> Data
    ) throws {
        let folder = URL(filePath: words(variable + "_FOLDER") ?? ".screens")
        let asked = words(variable) ?? "sheet"
        let isSheet = asked == "sheet"
        let data = try isSheet ? ContactSheet.png(of: all.map(picture), columns: columns) : picture(asked)
        let name = asked.replacingOccurrences(of: " --", with: "-").replacingOccurrences(of: " ", with: "-")
        let file = folder.appending(path: "\(name).png")
        try data.write(to: file)
        print("drew \(file.path)")
    }

    nonisolated private static func words(_ variable: String) -> String? {
        ProcessInfo.processInfo.environment[variable]
    }
}
