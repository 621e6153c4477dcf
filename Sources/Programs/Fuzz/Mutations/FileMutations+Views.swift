import LayoutSimSeededRandom

/// Edits of views and their contents.
extension FileMutations {
    mutating func text(_ kind: String) -> FileMutation? {
        let places = elements("label").filter { id($0) != nil && tree.value("text", $0) != nil }
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        guard let attribute = tree.elements[place].attributes["text"] else { return nil }
        let texts = [
            "OK", "Another label", attribute.value + " and some more words at the end", "Geschwindigkeitsbegrenzung",
        ]
        return mutation(place, kind, [Replacement(range: attribute.range, text: random.pick(texts))])
    }

    func fonts(within names: Set<String>?) -> [(font: Int, owner: Int)] {
        elements("fontDescription").compactMap { font in
            guard lies(font, in: names), tree.value("pointSize", font) != nil, let owner = tree.owner(of: font),
                ["label", "button", "textField", "textView"].contains(tree.elements[owner].name)
            else { return nil }
            return (font, owner)
        }
    }

    mutating func font(within names: Set<String>?, _ kind: String) -> FileMutation? {
        let places = fonts(within: names)
        guard !places.isEmpty else { return nil }
        let (font, owner) = random.pick(places)
        guard let attribute = tree.elements[font].attributes["pointSize"], let size = Double(attribute.value) else {
            return nil
        }
        let new = "\((size * random.pick([0.75, 1.25, 1.5])).rounded())"
        return mutation(owner, kind, [Replacement(range: attribute.range, text: new)])
    }

    /// Changes the font size that several texts share.
    mutating func fontsAlike(_ kind: String) -> FileMutation? {
        let places = fonts(within: nil)
        guard places.count > 1, let size = tree.value("pointSize", random.pick(places).font) else { return nil }
        let alike = places.filter { tree.value("pointSize", $0.font) == size }
        guard alike.count > 1, let old = Double(size) else { return nil }
        let new = "\((old + random.pick([2, 4])).rounded())"
        return FileMutation(
            kind: kind, objects: Set(alike.compactMap { id($0.owner) }),
            replacements: alike.compactMap { place in
                tree.elements[place.font].attributes["pointSize"].map { Replacement(range: $0.range, text: new) }
            })
    }

    mutating func color(_ key: String, _ kind: String) -> FileMutation? {
        let places = elements("color").filter { place in
            tree.value("key", place) == key && (tree.value("red", place) ?? tree.value("white", place)) != nil
                && tree.owner(of: place).flatMap(id) != nil
        }
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        guard let attribute = tree.elements[place].attributes["red"] ?? tree.elements[place].attributes["white"],
            let old = Double(attribute.value), let owner = tree.owner(of: place)
        else { return nil }
        var mutation = mutation(
            owner, kind, [Replacement(range: attribute.range, text: old > 0.5 ? "0.2" : "0.85")])
        // The appearance of bars belongs to the screen.
        if !Self.viewNames.contains(tree.elements[owner].name) { mutation.objects.insert(MutationTrial.screen) }
        return mutation
    }

    mutating func image(_ kind: String) -> FileMutation? {
        let names = Set(
            tree.elements.indices.filter { tree.elements[$0].name == "image" }.compactMap { tree.value("name", $0) })
        return choice("image", of: elements("imageView"), names.sorted() + ["another"], kind)
    }

    mutating func viewRemoved(_ kind: String) -> FileMutation? {
        let places = views
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        let ids = Set(([place] + tree.descendants(of: place)).compactMap(id))
        let range = tree.elements[place].range
        let users = tree.elements.indices.filter { other in
            !range.contains(tree.elements[other].range.lowerBound)
                && (tree.elements[other].name == "constraint"
                    && [tree.value("firstItem", other), tree.value("secondItem", other)].contains {
                        $0.map(ids.contains) ?? false
                    }
                    || ["outlet", "outletCollection"].contains(tree.elements[other].name)
                        && tree.value("destination", other).map(ids.contains) ?? false)
        }
        return mutation(place, kind, [removal(of: place)] + users.map(removal))
    }

    mutating func userLabel(_ kind: String) -> FileMutation? {
        let places = views
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        let replacement =
            tree.elements[place].attributes["userLabel"].map { Replacement(range: $0.range, text: "Another Name") }
            ?? adding("userLabel", "Another Name", to: place)
        var mutation = mutation(place, kind, [replacement])
        mutation.expectation = .silent
        return mutation
    }

    mutating func outlet(_ kind: String) -> FileMutation? {
        let places = elements("outlet").filter { tree.value("property", $0) != nil }
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        guard let attribute = tree.elements[place].attributes["property"],
            !["view", "delegate", "dataSource"].contains(attribute.value)
        else { return nil }
        return FileMutation(
            kind: kind, objects: [], expectation: .silent,
            replacements: [Replacement(range: attribute.range, text: attribute.value + "New")])
    }

    mutating func barTitle(_ kind: String) -> FileMutation? {
        let places = elements("navigationItem").filter { tree.value("title", $0) != nil }
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        guard let attribute = tree.elements[place].attributes["title"] else { return nil }
        var mutation = mutation(place, kind, [Replacement(range: attribute.range, text: "Something Else")])
        // The title of a bar that is a view belongs to that view, any other to the screen.
        mutation.objects.formUnion([tree.owner(of: place).flatMap(id), MutationTrial.screen].compactMap(\.self))
        return mutation
    }

    mutating func buttonTitle(_ kind: String) -> FileMutation? {
        let places = elements("state").filter { place in
            tree.value("key", place) == "normal" && tree.value("title", place) != nil
                && tree.owner(of: place).map { tree.elements[$0].name == "button" } ?? false
        }
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        guard let attribute = tree.elements[place].attributes["title"], let button = tree.owner(of: place) else {
            return nil
        }
        let text = random.pick(["OK", attribute.value + " now", "Einstellungen zurücksetzen"])
        return mutation(button, kind, [Replacement(range: attribute.range, text: text)])
    }

    /// Swaps two views of one superview.
    mutating func viewsExchanged(_ kind: String) -> FileMutation? {
        let places = views
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        guard let owner = tree.owner(of: place) else { return nil }
        let others = places.filter { tree.owner(of: $0) == owner && $0 != place }
        guard !others.isEmpty else { return nil }
        let other = random.pick(others)
        let (first, second) = (tree.elements[place].range, tree.elements[other].range)
        func text(_ range: Range<Int>) -> String { String(decoding: tree.bytes[range], as: UTF8.self) }
        return FileMutation(
            kind: kind, objects: Set([id(place), id(other), id(owner)].compactMap(\.self)),
            replacements: [
                Replacement(range: first, text: text(second)), Replacement(range: second, text: text(first)),
            ])
    }

    /// Changes the stored frame of a view that no constraints position.
    mutating func frame(_ kind: String) -> FileMutation? {
        let places = elements("rect").filter { place in
            tree.value("key", place) == "frame" && tree.owner(of: place).map(views.contains) ?? false
        }
        guard !places.isEmpty else { return nil }
        let place = random.pick(places)
        let side = random.pick(["x", "y", "width", "height"])
        guard let owner = tree.owner(of: place), let attribute = tree.elements[place].attributes[side],
            let old = Double(attribute.value)
        else { return nil }
        return mutation(owner, kind, [Replacement(range: attribute.range, text: "\(old + random.pick([-5, 6, 14]))")])
    }
}
