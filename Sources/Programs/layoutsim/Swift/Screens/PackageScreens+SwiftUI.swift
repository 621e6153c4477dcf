import LayoutSimFiles

extension PackageScreens {
    /// Returns the screens that apps of SwiftUI show at launch.
    func apps(_ types: [DeclaredType]) -> [ScreenCandidate] {
        types.compactMap { declared in
            guard ["App", "SwiftUI.App"].contains(where: declared.inherited.contains), !declared.isPrivate,
                let target = target(of: declared)
            else { return nil }
            return ScreenCandidate(
                kind: .app(module: target.module, name: declared.name), place: place(of: declared),
                name: "\(target.name), launched")
        }
    }

    /// Returns the previews in the code, which are what its authors look at.
    func previews(_ types: [DeclaredType]) -> [ScreenCandidate] {
        var orders: [String: Int] = [:]
        return types.compactMap { declared in
            guard !declared.isPrivate, !declared.isGeneric, let target = target(of: declared) else { return nil }
            let file = File(declared.file).name
            if declared.kind == .preview {
                let title = declared.name.isEmpty ? "preview" : declared.name
                let order = orders[declared.file, default: 0]
                orders[declared.file] = order + 1
                return ScreenCandidate(
                    kind: .preview(module: target.module, file: file, line: declared.line, order: order),
                    place: place(of: declared), name: "\(file.dropLast(".swift".count)), \(title)")
            }
            guard ["PreviewProvider", "SwiftUI.PreviewProvider"].contains(where: declared.inherited.contains) else {
                return nil
            }
            return ScreenCandidate(
                kind: .previews(module: target.module, name: declared.name), place: place(of: declared),
                name: declared.name)
        }
    }
}
