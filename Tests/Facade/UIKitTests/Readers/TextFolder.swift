import UIKit

/// A bundle with a test's tables of texts.
struct TextFolder {
    private let path = NSTemporaryDirectory() + "layoutsim-texts-" + UUID().uuidString

    /// Creates a folder with files by their paths.
    init(_ files: [String: String]) throws {
        for (name, text) in files {
            let file = URL(fileURLWithPath: path + "/" + name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    var bundle: Bundle { Bundle(path: path) ?? .main }

    /// Returns the folder of a language as a bundle.
    func bundle(of language: String) -> Bundle { Bundle(path: "\(path)/\(language).lproj") ?? .main }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Returns a `.stringsdict` file with one text for numbers of files.
    static func dictionary(_ key: String, _ format: String, _ forms: [(String, String)]) -> String {
        let forms = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
        return """
            <plist version="1.0"><dict><key>\(key)</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict></dict></dict></plist>
            """
    }
}
