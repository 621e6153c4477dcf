import LayoutSimFiles

/// Sources that SwiftGen makes from texts and pictures, for files that a project lists and a repository leaves out.
struct GeneratedConstants {
    /// A source that is to be made.
    private struct Output {
        let parser: String
        let inputs: [String]
        let parameters: PropertyList?
    }

    private var outputs: [String: Output] = [:]

    /// Reads the settings beside a project, or in a folder there; none say nothing.
    init(beside folder: String) {
        let names = (try? Folder(folder).names()) ?? []
        let places = [folder] + names.filter { !$0.hasPrefix(".") && !$0.contains(".") }.map { "\(folder)/\($0)" }
        for place in places {
            for name in ["swiftgen.yml", ".swiftgen.yml"] where File("\(place)/\(name)").exists {
                read("\(place)/\(name)", in: place)
            }
        }
    }

    private mutating func read(_ path: String, in folder: String) {
        guard let text = (try? File(path).contents()).map({ String(decoding: $0, as: UTF8.self) }) else { return }
        let settings = PropertyList(yaml: text)
        let inputFolder = PathText.joined(folder, settings["input_dir"]?.string ?? "")
        for parser in ["strings", "xcassets"] {
            let runs = settings[parser].map { $0.elements.isEmpty ? [$0] : $0.elements } ?? []
            for run in runs {
                let inputs = run["inputs"]?.strings.map { PathText.joined(inputFolder, $0) } ?? []
                for output in run["outputs"].map({ $0.elements.isEmpty ? [$0] : $0.elements }) ?? [] {
                    guard let name = output["output"]?.string else { continue }
                    outputs[PathText.name(of: name)] = Output(
                        parser: parser, inputs: inputs, parameters: output["params"])
                }
            }
        }
    }

    /// Returns the source that a file of a name has; `nil` if it is made of something else.
    func text(of name: String) -> String? {
        guard let output = outputs[name] else { return nil }
        switch output.parser {
        case "strings": return TextConstants(of: output.inputs, output.parameters).source
        default: return AssetConstants(of: output.inputs, output.parameters).source
        }
    }
}
