import Foundation

/// A mistake in the names of a badge's pictures.
package struct PictureNameFault: Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        /// The size in the name differs from the size that the API promises.
        case size(String)
        /// The picture belongs to another badge.
        case foreign(String)
    }

    package let badge: String
    package let key: String
    package let kind: Kind

    package var description: String {
        switch kind {
        case .size(let size): "\(badge): \(key) is \(size)"
        case .foreign(let name): "\(badge): \(key) is the picture \(name)"
        }
    }
}

/// Checks picture names, such as `knots-40x40.png`, against each other and against the sizes that the API promises.
package enum PictureNames {
    private static let sides = ["small": 40, "compact": 60, "email": 70, "large": 512]

    package static func faults(in json: Data) -> [PictureNameFault] {
        guard let entries = try? JSONSerialization.jsonObject(with: json) as? [[String: Any]] else { return [] }
        return entries.flatMap { entry -> [PictureNameFault] in
            guard let badge = entry["name"] as? String, let icons = entry["icons"] as? [String: String] else {
                return []
            }
            return faults(of: icons, badge)
        }
    }

    private static func faults(of icons: [String: String], _ badge: String) -> [PictureNameFault] {
        let names = icons.mapValues(Name.init)
        let stems = Dictionary(grouping: names.values.map(\.stem), by: \.self).mapValues(\.count)
        let usual = stems.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return names.sorted { $0.key < $1.key }.flatMap { key, name -> [PictureNameFault] in
            var faults: [PictureNameFault] = []
            if let side = sides[key], name.size != "\(side)x\(side)" {
                faults.append(PictureNameFault(badge: badge, key: key, kind: .size(name.size)))
            }
            if name.stem != usual, names.count > 2 {
                faults.append(PictureNameFault(badge: badge, key: key, kind: .foreign(name.stem)))
            }
            return faults
        }
    }

    /// The two parts of a picture's name.
    private struct Name {
        let stem: String
        let size: String

        init(_ address: String) {
            let file = address.split(separator: "/").last?.split(separator: ".").first ?? ""
            let parts = file.split(separator: "-")
            size = parts.last.map(String.init) ?? ""
            stem = parts.dropLast().joined(separator: "-")
        }
    }
}
