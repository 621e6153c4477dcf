import LayoutSimFiles
import LayoutSimXML

/// The projects and packages of an Xcode workspace.
package struct XcodeWorkspace: Sendable {
    /// The absolute paths of its projects that exist, in its order.
    package private(set) var projects: [String] = []
    /// The absolute paths of folders with packages.
    package private(set) var packages: [String] = []

    /// Reads `contents.xcworkspacedata` in a `.xcworkspace` folder.
    package init(contentsOf path: String) throws {
        let file = path + "/contents.xcworkspacedata"
        let bytes = try File(file).contents()
        let folder = PathText.folder(of: File(path).absolutePath)
        do throws(XMLError) {
            collect(try XMLElement(parsing: bytes), in: folder, root: folder)
        } catch {
            throw ProjectFileError(file, line: error.line, error.reason.description)
        }
    }

    private mutating func collect(_ element: XMLElement, in folder: String, root: String) {
        for child in element.children {
            let location = (child["location"] ?? "").split(
                separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard location.count == 2 else { continue }
            let base = location[0] == "group" ? folder : root
            let path = PathText.joined(location[0] == "absolute" ? "/" : base, String(location[1]))
            if child.name == "Group" {
                collect(child, in: path, root: root)
            } else if path.hasSuffix(".xcodeproj") {
                if File(path).isFolder, !projects.contains(path) { projects.append(path) }
            } else if File(path + "/Package.swift").exists {
                packages.append(path)
            }
        }
    }
}
