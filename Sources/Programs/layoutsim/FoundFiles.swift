import LayoutSimFileProjects
import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimNotation

/// The storyboards and xibs in a folder and its subfolders.
struct FoundFiles {
    /// The files for iOS, and those that cannot be read, for which whatever lays them out reports why.
    private(set) var paths: [String] = []
    /// The files for other systems.
    private(set) var others: [String] = []

    static let endings = ["storyboard", "xib"]

    init(below folder: String) throws {
        for path in try FileSearch.files(below: folder) {
            do {
                _ = try InterfaceBuilderFile(parsing: File(path).contents(), file: path)
                paths.append(path)
            } catch let error as InterfaceBuilderError {
                if case .otherPlatform = error.reason { others.append(path) } else { paths.append(path) }
            } catch { paths.append(path) }
        }
    }

    /// How many there are, such as `2 storyboards and 1 xib`.
    var count: String { FoundFiles.count(of: paths) }

    static func count(of paths: [String]) -> String {
        endings.compactMap { ending in
            let count = paths.count { $0.hasSuffix(".\(ending)") }
            return count == 0 ? nil : counted(count, ending)
        }
        .joined(separator: " and ")
    }
}
