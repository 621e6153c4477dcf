/// A text of UIKit's own, in the language of the screen.
///
/// The translations are those that iPhones are known to use; Apple does not publish a list, and they have not been
/// verified on a device. Other languages fall back to English.
package enum SystemText: String, CaseIterable, Sendable {
    case back = "Back"
    case cancel = "Cancel"
    case copy = "Copy"
    case cut = "Cut"
    case delete = "Delete"
    case done = "Done"
    case edit = "Edit"
    case paste = "Paste"
    case save = "Save"
    case search = "Search"
    case select = "Select"
    case selectAll = "Select All"

    /// Returns the text in a language; in English for `nil`, for pseudo-languages and for languages without a
    /// translation here.
    package func text(in language: Language?) -> String {
        guard case .translation(let name)? = language, let column = Self.column(of: name) else { return rawValue }
        return translations[column]
    }

    /// The languages of the translations, in column order.
    package static let languages = ["de", "fr", "es", "it", "nl", "pt", "ja", "zh-Hans", "ko", "ar", "he", "ru"]

    private static func column(of name: String) -> Int? {
        let subtags = name.split { $0 == "-" || $0 == "_" }.map(String.init)
        let isTraditional = ["Hant", "TW", "HK", "MO"].contains { subtags.contains($0) }
        let language =
            switch subtags.first {
            case "zh": isTraditional ? "zh-Hant" : "zh-Hans"
            case "iw": "he"
            default: subtags.first ?? ""
            }
        return languages.firstIndex(of: language)
    }

    private var translations: [String] {
        switch self {
        case .back:
            ["Zurück", "Retour", "Atrás", "Indietro", "Terug", "Voltar", "戻る", "返回", "뒤로", "رجوع", "חזרה", "Назад"]
        case .cancel:
            [
                "Abbrechen", "Annuler", "Cancelar", "Annulla", "Annuleer", "Cancelar", "キャンセル", "取消", "취소", "إلغاء",
                "ביטול", "Отменить",
            ]
        case .copy:
            [
                "Kopieren", "Copier", "Copiar", "Copia", "Kopieer", "Copiar", "コピー", "拷贝", "복사하기", "نسخ", "העתקה",
                "Скопировать",
            ]
        case .cut:
            [
                "Ausschneiden", "Couper", "Cortar", "Taglia", "Knip", "Cortar", "カット", "剪切", "오려두기", "قص", "גזירה",
                "Вырезать",
            ]
        case .delete:
            [
                "Löschen", "Supprimer", "Eliminar", "Elimina", "Verwijder", "Apagar", "削除", "删除", "삭제", "حذف", "מחיקה",
                "Удалить",
            ]
        case .done:
            ["Fertig", "OK", "OK", "Fine", "Gereed", "OK", "完了", "完成", "완료", "تم", "סיום", "Готово"]
        case .edit:
            [
                "Bearbeiten", "Modifier", "Editar", "Modifica", "Wijzig", "Editar", "編集", "编辑", "편집", "تحرير", "עריכה",
                "Править",
            ]
        case .paste:
            [
                "Einsetzen", "Coller", "Pegar", "Incolla", "Plak", "Colar", "ペースト", "粘贴", "붙여넣기", "لصق", "הדבקה",
                "Вставить",
            ]
        case .save:
            [
                "Sichern", "Enregistrer", "Guardar", "Salva", "Bewaar", "Salvar", "保存", "存储", "저장", "حفظ", "שמירה",
                "Сохранить",
            ]
        case .search:
            ["Suchen", "Rechercher", "Buscar", "Cerca", "Zoek", "Buscar", "検索", "搜索", "검색", "بحث", "חיפוש", "Поиск"]
        case .select:
            [
                "Auswählen", "Sélectionner", "Seleccionar", "Seleziona", "Selecteer", "Selecionar", "選択", "选择", "선택",
                "تحديد", "בחירה", "Выбрать",
            ]
        case .selectAll:
            [
                "Alles auswählen", "Tout sélectionner", "Seleccionar todo", "Seleziona tutto", "Selecteer alles",
                "Selecionar Tudo", "すべてを選択", "全选", "전체 선택", "تحديد الكل", "בחירת הכול", "Выбрать все",
            ]
        }
    }
}
